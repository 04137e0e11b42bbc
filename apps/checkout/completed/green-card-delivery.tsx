import type { VisitId } from '@emsal/api/calls/identifiers';
import type { SelectOption } from '@emsal/ui/select/select';
import { AddressFields } from '../address/address-fields';
import { checkAddress, readAddress } from '../address/address-form';
import type { OrderInformation } from '../order/load-order';
import { onlyErrors } from '../forms/field-errors';
import { deliveryTexts as texts } from './completed.texts';
import { SendForm } from './send-form';

export interface Delivery {
  /** Prefilled with the policy address. */
  address: OrderInformation['address'];
  cities: readonly SelectOption[];
  /** Of the address's city. */
  districts: readonly SelectOption[];
}

/** Delivery address of the printed green card (spec funnel 9). */
export function GreenCardDelivery({ visitId, delivery }: { visitId: VisitId; delivery: Delivery }) {
  return (
    <SendForm
      title={texts.title}
      intro={texts.intro}
      button={texts.send}
      read={(form) => {
        const value = readAddress(form);
        return { value, errors: onlyErrors(checkAddress(value)) };
      }}
      send={(client, { city, district, moreInformation: address }) =>
        client.command('POST quoterequest/greencard/savegreencardcargoasync', { visitId, city, district, address })
      }
      sent={() => texts.sent}
      fields={(errors) => <AddressFields {...delivery} errors={errors} />}
    />
  );
}
