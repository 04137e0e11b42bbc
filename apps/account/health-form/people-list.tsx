/** Who is asked: done, in turn, waiting; and who was taken out. */
import { Button } from '@emsal/ui/button/button';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { healthFormTexts as texts } from './health-form.texts';
import { declarationBy, type CustomerInfo, type HealthFormState } from './health-form-state';
import styles from './people-list.module.css';

interface PeopleListProps {
  state: HealthFormState;
  current: CustomerInfo | undefined;
  onOpen: (person: CustomerInfo) => void;
}

function stateText(isDone: boolean, isNow: boolean): string {
  if (isDone) return texts.done;
  return isNow ? texts.now : texts.waiting;
}

export const PeopleList = ({ state, current, onOpen }: PeopleListProps) => (
  <ol className={styles.people} aria-label={texts.people}>
    {state.customerInfoDetail.map((person) => {
      const isNow = person.customerOrder === current?.customerOrder;
      const isDone = declarationBy(state, person.customerOrder) !== undefined;
      return (
        <li key={person.customerOrder} aria-current={isNow ? 'step' : undefined}>
          <Text weight="label">{person.name}</Text>
          <Text size="small" tone={isDone ? 'good' : 'muted'}>
            {stateText(isDone, isNow)}
          </Text>
          {isDone && !isNow && (
            <Button variant="quiet" onClick={() => onOpen(person)}>
              {texts.edit(person.name)}
            </Button>
          )}
        </li>
      );
    })}
  </ol>
);

interface RemovedPeopleProps {
  people: readonly CustomerInfo[];
  onRestore: (person: CustomerInfo) => void;
}

export const RemovedPeople = ({ people, onRestore }: RemovedPeopleProps) =>
  people.length === 0 ? null : (
    <section aria-label={texts.removedTitle}>
      <Stack gap={8}>
        <Text tone="muted">{texts.removedNote}</Text>
        {people.map((person) => (
          <div key={person.customerOrder}>
            <Button variant="line" onClick={() => onRestore(person)}>
              {texts.restore(person.name)}
            </Button>
          </div>
        ))}
      </Stack>
    </section>
  );
