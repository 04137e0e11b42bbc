/** The customer's registered vehicles, one to choose; the chosen one's plate is the next step's. */
import type { StepWidgetProps } from '@emsal/funnel/step-form/step-widget';
import { formatPlate } from '@emsal/platform/formats/numbers';
import { RadioCards } from '@emsal/ui/radio-cards/radio-cards';
import { myVehiclesTexts as texts } from './my-vehicles.texts';

/** Stands for a vehicle that is not registered yet. */
export const anotherVehicle = 'another';

export function MyVehicles({ values, options, errors, change }: StepWidgetProps) {
  const vehicles = options.directionAsset ?? [];
  const choose = (assetId: string): void => {
    const plate = vehicles.find(({ code }) => code === assetId)?.model;
    change('directionAsset', assetId);
    if (plate !== undefined && plate !== values.licensePlateNo) change('licensePlateNo', plate);
  };
  return (
    <RadioCards
      id="directionAsset"
      name="directionAsset"
      label={texts.label}
      error={errors.directionAsset}
      value={String(values.directionAsset ?? '')}
      onChange={choose}
      options={[
        ...vehicles.map(({ code, name, model }) => ({
          value: code,
          label: formatPlate(model ?? ''),
          description: name,
        })),
        { value: anotherVehicle, label: texts.another, description: texts.anotherHint },
      ]}
    />
  );
}
