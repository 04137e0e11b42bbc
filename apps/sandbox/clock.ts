/** The sandbox's only source of time, so that a test can set it. */
export interface SandboxClock {
  now(): Date;
}

export const systemClock: SandboxClock = { now: () => new Date() };
