/** Every tool of the door, a row each: they read, and one hands over. Nothing here chooses, pays or changes an answer. */
import { compareOffers } from './compare-offers';
import { getOffer } from './get-offer';
import { getQuestion } from './get-question';
import { handOver } from './hand-over';
import { listOffers } from './list-offers';
import type { Tool } from './tool';

export const tools: readonly Tool[] = [getQuestion, listOffers, getOffer, compareOffers, handOver];
