import { insurers } from '@emsal/insurers/registry';
import { insurersNotAsked } from './not-asked';
import { notAskedTexts } from './not-asked.texts';

it('says of each insurer that was not asked whether it sells the line', () => {
  const [joined, ...asked] = insurers.filter(({ lines }) => lines.includes('TRAFFIC'));
  const found = insurersNotAsked({ firmIds: asked.map(({ firmId }) => firmId), line: 'TRAFFIC' });
  expect(found).toHaveLength(insurers.length - asked.length);
  expect(found.filter(({ reason }) => reason === notAskedTexts.notYet)).toEqual([
    { firmId: joined!.firmId, name: joined!.name, reason: notAskedTexts.notYet },
  ]);
});
