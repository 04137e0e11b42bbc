import type { PolicyCard } from '@emsal/api/calls/customer-account/policies';

/** Neither in force nor beginning. */
export const isOver = ({ status }: Pick<PolicyCard, 'status'>): boolean =>
  status === 'expired' || status === 'cancelled';
