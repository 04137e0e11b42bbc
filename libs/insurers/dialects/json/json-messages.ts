/** The wire of the JSON dialect: the domain's shapes under one key each, a refusal as 422. */
import { z } from 'zod';
import { policy, policyOrder } from '../../policy-order';
import { declined, insurerOffer } from '../../quote-answer';
import { quoteRequest } from '../../quote-request';

export const quoteBody = z.object({ quote: quoteRequest });
export const offersBody = z.object({ offers: z.array(insurerOffer).min(1).max(10) });
export const refusalBody = declined.omit({ kind: true });
export const orderBody = z.object({ order: policyOrder });
export const policyBody = z.object({ policy });
export const refusedStatus = 422;
export const policyPath = (orderId: string) => `/policies/${orderId}`;
