/** The API call with which PET saves the animal. */
import { send } from './pet-own-fields';

export const savePet = send('POST quoterequestapi/pet/savepetinsurance', (a, { visitId }) => ({
  visitId,
  typeId: a.typeId,
  genderId: a.genderId,
  name: a.petName,
  breed: a.breed,
  color: a.color,
  birthDate: a.birthDate,
  chipNo: a.chipNo,
}));
