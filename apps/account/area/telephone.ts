import type { OutputOf } from '@emsal/api/calls/table';

export type Telephone = OutputOf<'GET selfservice/customeraccount/getCustomerPhoneList/{customerId}'>[number];
