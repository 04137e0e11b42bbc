/** PET's own fields and their builder functions: what the keeper’s number and the kind of animal clear, and the breeds. */
import { personDependents } from '@emsal/lines/kit/person/personal-fields';
import { grammarWith } from '../health-grammar';
import { petFields } from './pet-fields';

export const { line, own, part, send, step } = grammarWith<typeof petFields>();

export const petOwnFields = own(petFields, (source) => ({
  clears: {
    tcNo: [...personDependents, 'birthday'],
    typeId: ['breed', 'breedName'],
  },
  sources: {
    breed: source('GET quoterequestapi/pet/breeds/{code}', {
      needs: ['typeId'],
      input: ({ typeId }) => ({ code: typeId }),
      option: ({ code, name }) => ({ code, name }),
    }),
  },
  names: { breed: 'breedName' },
}));
