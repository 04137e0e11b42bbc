/** The plate of a vehicle that was insured without one: the form's fields, and what the request needs (spec member 3, 5). */
import { licenceSerial } from '../licence-serial/licence-serial';
import { plate, splitPlate, type PlateParts } from '../plate/plate';
import { pass, refusal, type Verdict } from '../verdict';
import { plateRequestMessages } from './plate-request-messages';

export interface PlateForm extends PlateParts {
  /** `0`: no plate has been issued yet. `1`: it has. */
  licensePlateStatus: '0' | '1';
  /** Province of the registration. */
  cityId: string;
  usageType: string;
  licensePlateNo: string;
}

export const emptyPlateForm: PlateForm = {
  licensePlateStatus: '0',
  plate1: '',
  plate2: '',
  plate3: '',
  cityId: '',
  usageType: '',
  licensePlateNo: '',
};

/** The province follows the plate. */
export function withPlate(form: PlateForm, licensePlateNo: string): PlateForm {
  const parts = splitPlate(licensePlateNo);
  return { ...form, ...parts, licensePlateStatus: '1', cityId: parts.plate1, licensePlateNo };
}

export interface PlateRequest {
  licensePlateNo: string;
  licenseNo: string;
  /** Id of the uploaded image. */
  file: string;
}

const refuse = refusal(plateRequestMessages);

/** By field, in the order of the form. */
export const plateRequest = ({
  licensePlateNo,
  licenseNo,
  file,
}: PlateRequest): Readonly<Record<keyof PlateRequest, Verdict>> => ({
  licensePlateNo: plate(licensePlateNo),
  licenseNo: licenceSerial(licenseNo),
  file: file === '' ? refuse('file') : pass(file),
});
