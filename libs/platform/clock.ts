/** Time of a server process: the only place that reads the machine's clock, so that tests can move it. */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };
