/** The payment provider as checkout sees it. Card numbers never arrive here; amounts are kuruş; orders have our own ids. */

/** Milliseconds for an answer of any provider. */
export const bankDeadline = 8_000;

export interface BankOrder {
  /** 32 hex digits. */
  orderId: string;
  amount: number;
  instalments: number;
  /** From the bank's iframe; empty where the card is entered on the provider's own page. */
  cardToken: string;
  /** Returned once in the signed return. */
  nonce: string;
  /** Where the customer's browser and the bank's notification return to. */
  callbackUrl: string;
  webhookUrl: string;
  /** Our page that shows the payment's state, for a provider that redirects back without a message. */
  checkUrl: string;
  /** Name of the product, as the customer knows it. */
  item: string;
  buyer: Buyer;
}

/** The payer's data that payment providers require. Never logged. */
export interface Buyer {
  identityNo: string;
  name: string;
  email: string;
  /** Ten digits, `5321234567`. */
  phoneNumber: string;
  city: string;
  address: string;
  /** The browser's. */
  ip: string;
}

/** A top-level form that takes the customer to the bank; `post` by default. */
export interface Challenge {
  url: string;
  fields: Record<string, string>;
  method?: 'get' | 'post';
}

export type Initialized =
  | { kind: 'challenge'; bankPaymentId: string; challenge: Challenge }
  | { kind: 'refused'; code: string }
  | { kind: 'unavailable' };
/** `paid`: kuruş, where the customer could choose terms on the provider's page; an amount other than the order's must be refunded. */
type Captured = { kind: 'captured'; paid?: number };
/** `unknown`: the request may have reached the bank, so an inquiry must follow. */
export type Authorised = Captured | { kind: 'declined'; code: string } | { kind: 'unknown' };
export type Inquiry =
  | Captured
  | { kind: 'declined'; code: string }
  | { kind: 'notCaptured' }
  | { kind: 'refunded' }
  | { kind: 'unavailable' };
export type Refunded = { kind: 'refunded' } | { kind: 'refused'; code: string } | { kind: 'unavailable' };

/** Calendar days in Turkey as `YYYY-MM-DD`, inclusive. */
export interface Days {
  from: string;
  to: string;
}

/** A refund of a part of a capture; kuruş. */
export interface PartialRefund {
  refundId: string;
  amount: number;
}

/** One transaction at the bank. */
export interface BankEntry {
  orderId: string;
  kind: 'capture' | 'refund';
  /** Kuruş. */
  amount: number;
}

/**
 * The bank's message about an order, in a return or a notification. Never enough for "paid": `authorise` must follow.
 * Properties that a provider does not send are absent; all others are compared with the stored payment.
 */
export interface BankReturn {
  orderId: string;
  /** The bank's id of the attempt, as in `initialize`; the page's token where the provider charges on its own page. */
  bankPaymentId?: string;
  amount?: number;
  currency?: string;
  nonce?: string;
  /** Of a provider that reports the result of 3-D Secure apart from the status. */
  mdStatus?: string;
  /** `success`: the customer is finished and `authorise` decides. `pending`: authentic, while the customer is not finished. */
  status: 'success' | 'failure' | 'cancelled' | 'pending';
  /** Reason of a failure, a code of `declineReasons`. */
  reason?: string;
}

/** A raw message: body and query merged, and its headers. */
export interface BankMessage {
  fields: unknown;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface BankPort {
  /** URL of the card fields, for a page of this origin; null where the card is entered on the provider's own page. */
  cardFrameUrl(parentOrigin: string): string | null;
  /** The origin that the edge allows in frames and forms. */
  readonly origin: string;
  /**
   * Seconds that the provider's payment page stays open. Such a provider charges there by itself: `authorise` only reads the result,
   * and an abandoned attempt may still be paid. Absent: nothing is charged before `authorise`.
   */
  readonly chargesForSeconds?: number;
  /** The provider's ledger is a report of whole days, which may lack today's transactions. */
  readonly reportsByDay?: true;
  /** The text that the provider expects in reply to a notification; JSON where it expects none. */
  readonly acknowledgement?: string;
  initialize(order: BankOrder): Promise<Initialized>;
  /** @param bankPaymentId from `initialize` */
  authorise(orderId: string, bankPaymentId?: string | null): Promise<Authorised>;
  inquire(orderId: string, bankPaymentId?: string | null): Promise<Inquiry>;
  /** Refunds what was captured; an order without a capture is closed, so that none can follow. */
  refund(orderId: string): Promise<Refunded>;
  /** Refunds a part of a capture to the same card, once per `refundId`. */
  refundPart(orderId: string, part: PartialRefund): Promise<Refunded>;
  /** The bank's transactions of at least these days, for reconciliation; null while it is unavailable. */
  ledger(days: Days): Promise<readonly BankEntry[] | null>;
  /** The content of an authentic message; null for any other. */
  verifyReturn(message: BankMessage): BankReturn | null;
}
