/** Weighted limits: each key has a budget of points that refills evenly over a minute (reliability decision 12). */
export interface Limits {
  /** Takes points. @returns null when they were there, else the seconds until they will be */
  spend(key: string, points: number): Promise<number | null>;
}
