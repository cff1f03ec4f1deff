nvopt: invalid SetGlobalArrayAlignment pass parameter 'skip-local-mem'; did you mean 'skip-global-mem' or 'skip-shared-mem' or 'modify-global-mem'?
