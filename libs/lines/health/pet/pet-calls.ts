/** The API call with which PET saves the animal. */
import { send } from './pet-own-fields';

export const savePet = send('POST quoterequestapi/pet/savepetinsurance', (answers, { visitId }) => ({
  visitId,
  typeId: answers.typeId,
  genderId: answers.genderId,
  name: answers.petName,
  breed: answers.breed,
  color: answers.color,
  birthDate: answers.birthDate,
  chipNo: answers.chipNo,
}));
