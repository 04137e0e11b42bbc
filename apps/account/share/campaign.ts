import type { OutputOf } from '@emsal/api/calls/table';

/** The customer's link, and what it has earned. */
export type Campaign = OutputOf<'GET selfservice/customeraccount/GetCustomerReferenceCampaignInformation/{id}'>;
