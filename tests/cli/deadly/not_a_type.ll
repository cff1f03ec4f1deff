!0 = !DICompositeType(tag: DW_TAG_class_type, specification: !1)
!1 = !DIExpression()
