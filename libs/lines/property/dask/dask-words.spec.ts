import { daskOutcomes } from '@emsal/api/outcomes/dask';
import { daskAdjustments, daskRenewalDays } from '@emsal/tariffs/dask/dask-figures';
import { daskFields } from './dask-fields';

const days = `${daskRenewalDays.value} gün`;

/** Forms do not load the tariff, so its figures stand in their texts. */
it('texts of the form and of refusals name the days and the discount of the tariff', () => {
  const { hint } = daskFields.policyStatus;
  expect(hint).toContain(days);
  expect(hint).toContain(`%${-daskAdjustments.renewedInTime.value} indirim`);
  for (const { message } of [daskOutcomes.daskPolicyTooEarly, daskOutcomes.daskInForce])
    expect(message).toContain(days);
});
