import { illustrative } from './sourced';

/** Kuruş for a euro. */
export const euroKurus = illustrative(5_000, 'a round rate, not of a day');
