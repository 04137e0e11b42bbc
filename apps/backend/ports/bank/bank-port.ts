/** The bank as checkout sees it. No card number ever comes here; amounts are kuruş; an order is known by our own id. */
export interface BankOrder {
  /** 32 hex digits. */
  orderId: string;
  amount: number;
  instalments: number;
  /** From the bank's frame; empty where the card is typed on the provider's own page. */
  cardToken: string;
  /** Comes back once in the signed return. */
  nonce: string;
  /** Where the customer's browser and the bank's notification return to. */
  callbackUrl: string;
  webhookUrl: string;
  /** Our page that shows the payment's state, for a provider that leads back without a word. */
  checkUrl: string;
  /** What is sold, as the customer knows it. */
  item: string;
  buyer: Buyer;
}

/** Who pays, as payment providers must know it. Never logged. */
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

/** A top-level form that leads the customer to the bank; `post` where nothing else is said. */
export interface Challenge {
  url: string;
  fields: Record<string, string>;
  method?: 'get' | 'post';
}

export type Initialized =
  | { kind: 'challenge'; bankPaymentId: string; challenge: Challenge }
  | { kind: 'refused'; code: string }
  | { kind: 'unavailable' };
/** `paid`: kuruş, where the customer could choose terms on the provider's page: another sum than the order's must go back. */
type Captured = { kind: 'captured'; paid?: number };
/** `unknown`: the request may have reached the bank; only an inquiry tells. */
export type Authorised = Captured | { kind: 'declined'; code: string } | { kind: 'unknown' };
export type Inquiry =
  | Captured
  | { kind: 'declined'; code: string }
  | { kind: 'notCaptured' }
  | { kind: 'refunded' }
  | { kind: 'unavailable' };
export type Refunded = { kind: 'refunded' } | { kind: 'refused'; code: string } | { kind: 'unavailable' };

/** Calendar days in Turkey as `YYYY-MM-DD`, both included. */
export interface Days {
  from: string;
  to: string;
}

/** One movement of money at the bank. A part that was given back carries its name. */
export interface BankEntry {
  orderId: string;
  kind: 'capture' | 'refund';
  /** Kuruş. */
  amount: number;
  refundId?: string | undefined;
}

/**
 * What the bank says about an order in a return or a notification. Never enough for "paid": authorise must follow.
 * What a provider's message does not carry is absent; everything else is compared with what we stored.
 */
export interface BankReturn {
  orderId: string;
  bankPaymentId?: string;
  amount?: number;
  currency?: string;
  nonce?: string;
  mdStatus: string;
  /** `pending`: genuine, and the customer is still at it. */
  status: 'success' | 'failure' | 'cancelled' | 'pending';
  /** Why it failed, as a code of `declineReasons`. */
  reason?: string;
}

/** A message as it came: body and query together, and its headers. */
export interface BankMessage {
  fields: unknown;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface BankPort {
  /** Address of the card fields, for a page of this origin; null where the card is typed on the provider's own page. */
  cardFrameUrl(parentOrigin: string): string | null;
  /** The origin that the edge lets into frames and forms. */
  readonly origin: string;
  /**
   * Seconds that the provider's page stays open. Such a provider charges there by itself, before we ask: `authorise` only reads
   * what came of it, and an attempt that we gave up may still be paid. Absent: nothing is charged before `authorise`.
   */
  readonly chargesForSeconds?: number;
  /** The provider's ledger is a report of whole days: what moved today may be missing in it still. */
  readonly reportsByDay?: true;
  /** The word that the provider wants to hear after a notification; JSON where it wants none. */
  readonly acknowledgement?: string;
  initialize(order: BankOrder): Promise<Initialized>;
  /** @param bankPaymentId what `initialize` answered */
  authorise(orderId: string, bankPaymentId?: string | null): Promise<Authorised>;
  inquire(orderId: string, bankPaymentId?: string | null): Promise<Inquiry>;
  /** Gives back what was captured; an order without a capture is closed, so that none can follow. */
  refund(orderId: string): Promise<Refunded>;
  /** Gives back a part of a capture to the same card; the same `refundId` gives nothing twice. Kuruş. */
  refundPart(orderId: string, part: { refundId: string; amount: number }): Promise<Refunded>;
  /** The bank's own account of what moved on these days, and maybe of more, for the reconciliation; null while it cannot be asked. */
  ledger(days: Days): Promise<readonly BankEntry[] | null>;
  /** The message's content when it is the bank's own word; null for anything else. */
  verifyReturn(message: BankMessage): BankReturn | null;
}
