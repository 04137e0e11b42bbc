/** Environment variables for Nx inside our commands: no daemon, no terminal UI, no cloud. */
export const nxEnvironment = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' } as const;
