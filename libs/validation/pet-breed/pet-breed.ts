/**
 * Breeds that no insurer accepts: those that law 5199 counts as dangerous (circular of 2021, cited from memory). Codes of
 * `libs/reference/data/breeds.json`.
 */
import { pass, refusal, type Verdict } from '../verdict';
import { petBreedMessages } from './pet-breed-messages';

export type PetBreedCode = keyof typeof petBreedMessages;

const refuse = refusal(petBreedMessages);

/** American Staffordshire Terrier, American Bully, Dogo Argentino, Fila Brasileiro, Japanese Tosa, Pitbull Terrier. */
export const bannedBreeds: readonly string[] = ['D009', 'D010', 'D036', 'D038', 'D050', 'D067'];

export const petBreed = (code: string): Verdict<string, PetBreedCode> =>
  bannedBreeds.includes(code) ? refuse('banned') : pass(code);
