/** The page could not become interactive: it reloads once, where nothing typed would be lost, and otherwise says so. */
import { sessionStore } from '@emsal/platform/storage/session-store';
import { readPageData } from '../page-data/page-data';
import { reportFailure } from '../remotes/failure-report';
import { refetch } from '../remotes/refetch';
import { isChunkFailure, mayReload } from '../remotes/chunk-reload';
import { showRemoteDown } from './remote-down-notice';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Without a marked option the browser chooses the first. */
const isOtherChosen = ({ options, selectedIndex }: HTMLSelectElement): boolean =>
  selectedIndex !==
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );

/** The value of a box that is ticked is none of the visitor. */
const isTickable = ({ type }: Field): boolean => type === 'checkbox' || type === 'radio';

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return isOtherChosen(field);
  return field instanceof HTMLInputElement && isTickable(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

const hasAnswers = (): boolean => [...document.querySelectorAll<Field>('input, textarea, select')].some(isChanged);

export function handleStartFailure(error: unknown): void {
  reportError(error);
  const { owner } = readPageData(document);
  if (owner) reportFailure(owner.name, 'start');
  if (isChunkFailure(error) && !hasAnswers() && mayReload(sessionStore, Date.now()))
    void refetch(error).then(() => location.reload());
  else showRemoteDown(true);
}
