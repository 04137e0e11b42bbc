/** The blocks in their order: each is chosen or moved by a button, without dragging. A chosen one leads to its fields. */
import { Button } from '@emsal/ui/button/button';
import { createUsePuck } from '@puckeditor/core';
import { deskTexts } from '../desk.texts';
import type { BlockKind } from './block-data';
import { blockNames } from './block-names';
import styles from './block-editor.module.css';
import { useReasonsOf } from './block-reasons';

const texts = deskTexts.blocks;
const zone = 'root:default-zone';
const usePuck = createUsePuck();

interface BlockPlace {
  id: string;
  kind: BlockKind;
  index: number;
  count: number;
}

interface BlockOrderProps {
  onChosen: () => void;
}

function BlockRow({ id, kind, index, count, onChosen }: BlockPlace & BlockOrderProps) {
  const dispatch = usePuck((state) => state.dispatch);
  const chosen = usePuck((state) => state.selectedItem?.props.id);
  const isFaulty = useReasonsOf(id).length > 0;
  const name = `${index + 1}. ${blockNames[kind]}`;
  const choose = () => {
    dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } });
    onChosen();
  };
  const move = (to: number) =>
    dispatch({
      type: 'reorder',
      sourceIndex: index,
      destinationIndex: to,
      destinationZone: zone,
    });
  return (
    <li className={styles.place}>
      <Button variant="quiet" aria-pressed={chosen === id} onClick={choose}>
        {isFaulty ? texts.faulty(name) : name}
      </Button>
      <span className={styles.moves}>
        {index > 0 && (
          <Button variant="quiet" aria-label={texts.moveUp(name)} onClick={() => move(index - 1)}>
            ↑
          </Button>
        )}
        {index < count - 1 && (
          <Button variant="quiet" aria-label={texts.moveDown(name)} onClick={() => move(index + 1)}>
            ↓
          </Button>
        )}
      </span>
    </li>
  );
}

export function BlockOrder({ onChosen }: BlockOrderProps) {
  const content = usePuck((state) => state.appState.data.content);
  return (
    <>
      <h3 className={styles.title}>{texts.order}</h3>
      <ol className={styles.order}>
        {content.map(({ type, props }, index) => (
          <BlockRow
            key={props.id}
            id={props.id as string}
            kind={type as BlockKind}
            index={index}
            count={content.length}
            onChosen={onChosen}
          />
        ))}
      </ol>
    </>
  );
}
