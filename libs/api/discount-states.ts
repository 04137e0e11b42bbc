/** What the account says of discounts, for its pages too: without the schemas of the calls. */

/** Why money goes back (spec member 3): a discount without a code, a personal coupon's code, the code of a campaign for everybody. */
export const refundTypes = ['discount', 'couponCode', 'campaign'] as const;
/** `due`: will be refunded by a day. `takenBack`: kept from the refund of a policy that ended early. `lapsed`: the policy ended first. */
export const quotaStates = ['due', 'paid', 'takenBack', 'lapsed'] as const;
