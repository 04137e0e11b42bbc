import type { SelectOption } from '@emsal/ui/select/select';
import { AddressFields } from '../address/address-fields';
import { checkAddress, readAddress } from '../address/address-form';
import type { OrderInformation } from '../order/load-order';
import { onlyWrong } from '../visit/field-errors';
import { cargoTexts as texts } from './completed.texts';
import { SendForm } from './send-form';

export interface Delivery {
  /** The policy's own: nobody types it again. */
  address: OrderInformation['address'];
  cities: readonly SelectOption[];
  /** Of the address's city. */
  districts: readonly SelectOption[];
}

/** Where the printed certificate of a green card goes (spec funnel 9). */
export function GreenCardCargo({ visitId, delivery }: { visitId: string; delivery: Delivery }) {
  return (
    <SendForm
      title={texts.title}
      lead={texts.lead}
      button={texts.send}
      read={(form) => {
        const value = readAddress(form);
        return { value, errors: onlyWrong(checkAddress(value)) };
      }}
      send={(client, { city, district, moreInformation: address }) =>
        client.command('POST quoterequest/greencard/savegreencardcargoasync', { visitId, city, district, address })
      }
      sent={() => texts.sent}
      fields={(errors) => <AddressFields {...delivery} errors={errors} />}
    />
  );
}
