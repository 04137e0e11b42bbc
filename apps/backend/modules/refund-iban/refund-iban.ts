/** Where a refund is transferred to that the card refused (decision 367). */
import { refundIbanCalls } from '@emsal/api/calls/self-service/refund-iban';
import { defineModule } from '../../http/module';
import { saveIban } from './save-iban';
import { waitingRefunds } from './waiting-refunds';

export const refundIbanModule = defineModule({
  name: 'refund-iban',
  calls: refundIbanCalls,
  handlers: {
    'POST selfservice/formdata/GetCustomerIbanInfo': (_input, context) => waitingRefunds(context),
    'POST selfservice/formdata/SaveCustomerIbanInfo': saveIban,
  },
});
