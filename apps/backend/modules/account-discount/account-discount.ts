/** What a signed-in customer gets off: coupons, and the discounts that purchases earned. */
import { accountDiscountCalls } from '@emsal/api/calls/customer-account/discounts';
import { defineModule } from '../../http/module';
import { listCoupons } from './list-coupons';
import { listQuotas } from './list-quotas';

export const accountDiscountModule = defineModule({
  name: 'account-discount',
  calls: accountDiscountCalls,
  handlers: {
    'GET selfservice/customeraccount/GetCustomerOnlineCouponList/{id}': (_input, context) => listCoupons(context),
    'GET selfservice/customeraccount/GetCustomerOnlineQuotaList/{id}': (_input, context) => listQuotas(context),
  },
});
