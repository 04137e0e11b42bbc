/**
 * The identifiers of the specification (F185, M176): each is a type of its own, so that one is not given where another is asked for. Plain
 * text and numbers fit all of them: stored rows and addresses say nothing about kinds.
 */
import type { z } from 'zod';

export const identifierForms = {
  /** A run through a form (funnel session). */
  visitId: 'text',
  /** A request for quotes; `headerId` in paths. */
  quoteHeaderId: 'text',
  /** An insurer's product within a quote. */
  productId: 'number',
  firmId: 'number',
  networkKey: 'text',
  /** Address code. */
  uavtCode: 'text',
  policyNo: 'text',
  /** Shown to visitors. */
  offerNo: 'text',
  offerId: 'text',
  hash: 'text',
  securityHash: 'text',
  customerId: 'text',
  encryptedCustomerId: 'text',
  encryptedIdentityNumber: 'text',
  sentId: 'text',
  fileId: 'text',
  encryptedFileId: 'text',
  encryptedCallId: 'text',
  hashedId: 'text',
} as const;

export type IdentifierName = keyof typeof identifierForms;

declare const kind: unique symbol;
type Form<Name extends IdentifierName> = (typeof identifierForms)[Name] extends 'number' ? number : string;
export type Identifier<Name extends IdentifierName> = Form<Name> & { readonly [kind]?: Name };

export type VisitId = Identifier<'visitId'>;
export type QuoteHeaderId = Identifier<'quoteHeaderId'>;
export type ProductId = Identifier<'productId'>;
export type FirmId = Identifier<'firmId'>;

/** The schema of an identifier in one call. */
export const identifier = <Name extends IdentifierName>(_name: Name, form: z.ZodType<Form<Name>>) =>
  form as unknown as z.ZodType<Identifier<Name>, Identifier<Name>>;
