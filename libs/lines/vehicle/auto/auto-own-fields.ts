/** The fields that only kasko has and their builder functions: accessories, the first day, the current policy in kasko's words. */
import { kaskoFirstDay } from '@emsal/lines/facts/shared-facts';
import { firstDayFields, firstDayNames, type FirstDayFields } from '../first-day/first-day-fields';
import { vehicleFields } from '../vehicle-fields';
import { grammarWith } from '../vehicle-grammar';
import { accessoryFields } from './accessory-fields';

export type AutoOwnFields = typeof accessoryFields & FirstDayFields;
export const { line, lookup, own, part, send, step } = grammarWith<AutoOwnFields>();

/** Named "kasko", so that an owner with only a traffic policy does not check it. */
const inKaskoWords = {
  showPolicyInformation: { ...vehicleFields.showPolicyInformation, label: 'Süren bir kasko poliçem var' },
};

/** What is known of one vehicle. */
const ofVehicle = ['vehicleValue', 'isAccessoryVehicle', 'accessoriesForm', ...firstDayNames] as const;

export const autoOwnFields = own(
  { ...accessoryFields, ...firstDayFields(kaskoFirstDay), ...inKaskoWords },
  (source) => ({
    clears: {
      licensePlateNo: ofVehicle,
      licensePlateStatus: ofVehicle,
      vehicleBrand: ['vehicleValue'],
      vehicleModelYear: ['vehicleValue'],
      vehicleModelType: ['vehicleValue'],
    },
    sources: {
      accessoriesForm: source('GET quoterequestapi/auto/getAccessories', {
        input: ({ vehicleFuelType }) => (vehicleFuelType === '' ? {} : { fuelType: vehicleFuelType }),
        option: (row) => row,
      }),
    },
  }),
);
