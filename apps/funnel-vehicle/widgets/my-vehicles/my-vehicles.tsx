/** The customer's saved vehicles: select, edit or remove one; the selected vehicle's plate fills in the next step. */
import type { StepWidgetProps } from '@emsal/funnel/step-form/step-widget';
import type { Option } from '@emsal/lines/kit/grammar/field';
import { anotherVehicle } from '@emsal/lines/vehicle/assets-lookup';
import { formatPlate } from '@emsal/validation/plate/plate';
import { useSelector } from '@emsal/platform/store';
import { selectFunnel } from '@emsal/state/funnel/funnel-slice';
import { Checkbox } from '@emsal/ui/checkbox/checkbox';
import { Notice } from '@emsal/ui/notice/notice';
import { RadioCards } from '@emsal/ui/radio-cards/radio-cards';
import { Stack } from '@emsal/ui/stack/stack';
import { useState } from 'react';
import { myVehiclesTexts as texts } from './my-vehicles.texts';
import { RemoveVehicle } from './remove-vehicle';
import { useVehicleChoice } from './use-vehicle-choice';

const another = { value: anotherVehicle, label: texts.another, description: texts.anotherHint };

const cardOf = ({ code, name, model }: Option) => ({ value: code, label: formatPlate(model ?? ''), description: name });

function EditVehicle({ line, values, change }: Pick<StepWidgetProps, 'line' | 'values' | 'change'>) {
  const field = line.fields.editVehicleInformation;
  return (
    <Checkbox
      id="editVehicleInformation"
      name="editVehicleInformation"
      label={field?.label}
      hint={field && 'hint' in field ? field.hint : undefined}
      checked={values.editVehicleInformation === true}
      onChange={(isTicked) => change('editVehicleInformation', isTicked)}
    />
  );
}

/** The result of the last removal; a refusal has a reason. */
const RemovalNotice = ({ refusal }: { refusal: string | null | undefined }) => (
  <div role="status">
    {refusal !== undefined && <Notice tone={refusal === null ? 'good' : 'warn'}>{refusal ?? texts.removed}</Notice>}
  </div>
);

export function MyVehicles(props: StepWidgetProps) {
  const { visitId } = useSelector(selectFunnel(props.line.id));
  const { vehicles, choice, chosen, choose, removeFromList } = useVehicleChoice(props);
  const [refusal, setRefusal] = useState<string | null>();
  const onRemoved = (assetId: string, reason: string | null): void => {
    setRefusal(reason);
    if (reason === null) removeFromList(assetId);
  };
  return (
    <Stack gap={16}>
      <RadioCards
        id="directionAsset"
        name="directionAsset"
        label={texts.label}
        error={props.errors.directionAsset}
        value={choice}
        onChange={choose}
        options={[...vehicles.map(cardOf), another]}
      />
      {chosen && <EditVehicle {...props} />}
      {chosen && visitId !== null && (
        <div>
          <RemoveVehicle
            {...{ visitId }}
            assetId={chosen.code}
            plate={formatPlate(chosen.model ?? '')}
            onAnswer={(reason) => onRemoved(chosen.code, reason)}
          />
        </div>
      )}
      <RemovalNotice refusal={refusal} />
    </Stack>
  );
}
