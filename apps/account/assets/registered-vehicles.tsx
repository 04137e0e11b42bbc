/** Vehicles that are registered to the customer and have no policy in the account: what each may be offered. */
import type { InputOf } from '@emsal/api/calls/table';
import { Card } from '@emsal/ui/card/card';
import { Link } from '@emsal/ui/link/link';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { formatPlate } from '@emsal/validation/plate/plate';
import { Part } from '../area/part';
import { addPolicyPath } from '../policies/policy-path';
import { askVehicleOfferPath } from './asset-paths';
import { assetsTexts as texts } from './assets.texts';
import type { Vehicle } from './insured-things';
import { OfferRow } from './offer-row';

export type VehicleOfferLine = InputOf<'POST selfservice/customeraccount/startVehicleOffer'>['line'];

interface OfferProps {
  vehicle: Vehicle;
  line: VehicleOfferLine;
  name: string;
  children: string;
}

function Offer({ vehicle: { assetId, licensePlateNo }, line, name, children }: OfferProps) {
  const label = texts.askFor(name, formatPlate(licensePlateNo));
  return <OfferRow {...{ line, label, children }} action={askVehicleOfferPath(assetId, line)} />;
}

/** Bought elsewhere: with the policy in the account its end is told in time. */
const Running = ({ plate }: { plate: string }) => (
  <Row between whole as="li">
    <span>{texts.running(texts.names.traffic)}</span>
    <Link variant="line" href={addPolicyPath} aria-label={texts.addOf(plate)}>
      {texts.add}
    </Link>
  </Row>
);

function RegisteredVehicle({ vehicle }: { vehicle: Vehicle }) {
  const { traffic, kasko } = texts.names;
  const plate = formatPlate(vehicle.licensePlateNo);
  return (
    <Card as="section" label={plate}>
      <Stack gap={16}>
        <div>
          <h3>{plate}</h3>
          <Text tone="muted">{vehicle.description}</Text>
        </div>
        <Stack as="ul" gap={12}>
          {vehicle.hasActivePolicy ? (
            <Running plate={plate} />
          ) : (
            <Offer vehicle={vehicle} line="TRAFFIC" name={traffic}>
              {texts.missing(traffic)}
            </Offer>
          )}
          <Offer vehicle={vehicle} line="AUTO" name={kasko}>
            {kasko}
          </Offer>
        </Stack>
      </Stack>
    </Card>
  );
}

export const RegisteredVehicles = ({ vehicles }: { vehicles: readonly Vehicle[] }) => (
  <Part title={texts.registered}>
    <Text tone="muted">{texts.registeredLead}</Text>
    {vehicles.map((vehicle) => (
      <RegisteredVehicle key={vehicle.assetId} vehicle={vehicle} />
    ))}
  </Part>
);
