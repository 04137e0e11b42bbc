import type { ApprovedForm } from '@emsal/api/calls/self-service/health-process';
import { Card } from '@emsal/ui/card/card';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Stack } from '@emsal/ui/stack/stack';
import { CardTitle } from '../area/card-title';

/** Everybody's declaration. @param props.isShort the names alone */
export const Declared = ({ people, isShort = false }: Pick<ApprovedForm, 'people'> & { isShort?: boolean }) =>
  people.map(({ name, answers }) => (
    <Card key={name} as="section">
      <Stack gap={12}>
        <CardTitle>{name}</CardTitle>
        {!isShort && <KeyValueList layout="facts" items={answers} />}
      </Stack>
    </Card>
  ));
