/** The bank as checkout sees it. The card is a token from the bank's own frame; amounts are kuruş; an order is known by our own id. */
export interface BankOrder {
  /** 32 hex digits. */
  orderId: string;
  amount: number;
  instalments: number;
  cardToken: string;
  /** Comes back once in the signed return. */
  nonce: string;
  /** Where the customer's browser and the bank's notification return to. */
  callbackUrl: string;
  webhookUrl: string;
}

/** A top-level form post that leads the customer to the bank. */
export interface Challenge {
  url: string;
  fields: Record<string, string>;
}

export type Initialized =
  | { kind: 'challenge'; bankPaymentId: string; challenge: Challenge }
  | { kind: 'refused'; code: string }
  | { kind: 'unavailable' };
/** `unknown`: the request may have reached the bank; only an inquiry tells. */
export type Authorised = { kind: 'captured' } | { kind: 'declined'; code: string } | { kind: 'unknown' };
export type Inquiry =
  | { kind: 'captured' }
  | { kind: 'declined'; code: string }
  | { kind: 'notCaptured' }
  | { kind: 'refunded' }
  | { kind: 'unavailable' };
export type Refunded = { kind: 'refunded' } | { kind: 'refused'; code: string } | { kind: 'unavailable' };

/** One movement of money at the bank. A part that was given back carries its name. */
export interface BankEntry {
  orderId: string;
  kind: 'capture' | 'refund';
  /** Kuruş. */
  amount: number;
  refundId?: string | undefined;
}

/** What the bank says about an order in a return or a notification. Never enough for "paid": authorise must follow. */
export interface BankReturn {
  orderId: string;
  bankPaymentId: string;
  amount: number;
  currency: string;
  nonce: string;
  mdStatus: string;
  status: 'success' | 'failure' | 'cancelled';
}

export interface BankPort {
  /** Address of the card fields, for a page of this origin. */
  cardFrameUrl(parentOrigin: string): string;
  /** The origin that the edge lets into frames and forms. */
  readonly origin: string;
  initialize(order: BankOrder): Promise<Initialized>;
  authorise(orderId: string): Promise<Authorised>;
  inquire(orderId: string): Promise<Inquiry>;
  /** Gives back what was captured; an order without a capture is closed, so that none can follow. */
  refund(orderId: string): Promise<Refunded>;
  /** Gives back a part of a capture to the same card; the same `refundId` gives nothing twice. Kuruş. */
  refundPart(orderId: string, part: { refundId: string; amount: number }): Promise<Refunded>;
  /** The bank's own account of its orders, for the reconciliation; null while it cannot be asked. */
  ledger(): Promise<readonly BankEntry[] | null>;
  /** The return's content when its signature is right; null for anything else. */
  verifyReturn(fields: unknown): BankReturn | null;
}
