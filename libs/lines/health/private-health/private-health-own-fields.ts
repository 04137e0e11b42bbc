/** HEALTH's own fields and their builder functions, and what they clear. */
import { grammarWith } from '../health-grammar';
import { privateHealthFields, type PrivateHealthFields } from './private-health-fields';

export const { line, own, part, send, step } = grammarWith<PrivateHealthFields>();

/** A consent that is taken back clears what was said of anybody's health. */
const ofHealth = ['height', 'weight', 'customerInfoDetail'] as const;

export const privateHealthOwnFields = own(privateHealthFields, () => ({
  clears: { insuredTcNo: ['healthConsent', ...ofHealth], healthConsent: ofHealth },
}));
