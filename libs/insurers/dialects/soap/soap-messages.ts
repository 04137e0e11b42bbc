/** The messages of the SOAP dialect, declared once: the client builds and reads from these elements, and so does the double. */
import { z } from 'zod';
import { orderId } from '../../policy-order';
import { day, instant, vehicleClass } from '../../quote-request';
import { liraText } from '../lira-text';
import { booleanText, intText, many, sequence } from './xml-codecs';

export const soapNamespace = 'http://www.w3.org/2003/05/soap-envelope';
export const insurerNamespace = 'urn:emsal:insurer:traffic:1';

const text = (max: number) => z.string().max(max);
const part = sequence({ Description: text(80), Amount: liraText });
const policyElement = sequence({
  OrderId: orderId,
  PolicyNo: text(40),
  StartDate: day,
  EndDate: day,
  Total: liraText,
  State: z.enum(['active', 'cancelled']),
});

export const messages = {
  QuoteRequest: sequence({
    RequestId: z.string().regex(/^[0-9a-f]{32}$/),
    Line: z.enum(['TRAFFIC']),
    Insured: sequence({
      IdentityNo: z.string().regex(/^\d{10,11}$/),
      Birthday: day.optional(),
      ClaimCount: intText.optional(),
    }),
    Vehicle: sequence({
      Plate: text(12),
      ProvinceCode: z.string().regex(/^\d{2}$/),
      Class: vehicleClass,
      BrandCode: text(8),
      TypeCode: text(8),
      ModelYear: intText,
      Electric: booleanText,
      Commercial: booleanText,
      Seats: intText,
    }),
    StartDate: day,
    PreviousPolicyEnd: day.optional(),
  }),
  QuoteResponse: sequence({
    Offer: many(
      sequence({
        QuoteRef: text(64),
        PackageNo: intText,
        ProductName: text(80),
        Base: liraText,
        Discount: many(part),
        Tax: many(part),
        InstalmentCost: liraText,
        Total: liraText,
        MaxInstalments: intText,
        ValidUntil: instant,
        Step: intText,
        Assurance: many(sequence({ Key: text(40), Label: text(80), Value: text(40) })),
        Risk: booleanText,
      }),
    ),
  }),
  IssueRequest: sequence({
    OrderId: orderId,
    QuoteRef: text(64),
    IdentityNo: z.string().regex(/^\d{10,11}$/),
    Plate: text(12),
    StartDate: day,
    Total: liraText,
  }),
  IssueResponse: sequence({ Policy: policyElement }),
  FindPolicyRequest: sequence({ OrderId: orderId }),
  CancelPolicyRequest: sequence({ OrderId: orderId }),
  PolicyResponse: sequence({ Policy: policyElement.optional() }),
  /** Detail of a fault that is a refusal, not an error. */
  Refusal: sequence({ Code: text(40), Reason: text(300) }),
} as const;
export type MessageName = keyof typeof messages;
export type Message<Name extends MessageName> = z.output<(typeof messages)[Name]>;
