/** Nx as a part of our commands: no daemon that outlives them, no screen of its own, no cloud. */
export const nxEnvironment = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' } as const;
