/** The visual editor over our blocks: what can be added, the page as visitors see it, and the fields of the chosen block. */
import type { Block } from '@emsal/api/calls/cms/blocks';
import { Puck, type Data } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import { useRef, useState } from 'react';
import { deskTexts } from '../desk.texts';
import { articleConfig, productConfig } from './block-config';
import { toBlock, toTyped, type TypedBlock } from './block-data';
import { BlockOrder } from './block-order';
import { BlockReasonsContext, type ReasonsOfBlocks } from './block-reasons';
import styles from './block-editor.module.css';
import { puckWords } from './puck-words';

const texts = deskTexts.blocks;

const dataOf = (blocks: readonly Block[]): Data => ({
  root: { props: {} },
  content: blocks.map((block, index) => {
    const { type, props } = toTyped(block);
    return { type, props: { ...props, id: idOf(type, index) } };
  }),
});

/** The ids of blocks as they are opened. */
export const firstIds = (blocks: readonly Block[]): string[] => blocks.map((block, index) => idOf(block.kind, index));
const idOf = (kind: string, index: number): string => `${kind}-${index}`;

const blocksOf = ({ content }: Data): Block[] => (content as TypedBlock[]).map(toBlock);

interface BlockEditorProps {
  /** As the page was opened; later changes are the editor's own. */
  blocks: readonly Block[];
  /** The landing page of a product, which has blocks of its own. */
  isProductPage: boolean;
  reasons: ReasonsOfBlocks;
  /** @param ids of the blocks, in the same order */
  onChange: (blocks: Block[], ids: string[]) => void;
}

export function BlockEditor({ blocks, isProductPage, reasons, onChange }: BlockEditorProps) {
  // The editor keeps its own state from then on.
  const [data] = useState(() => dataOf(blocks));
  const fieldsTitle = useRef<HTMLHeadingElement>(null);
  return (
    <BlockReasonsContext value={reasons}>
      <Puck
        config={isProductPage ? productConfig : articleConfig}
        data={data}
        dictionary={puckWords}
        iframe={{ enabled: false }}
        onChange={(changed) =>
          onChange(
            blocksOf(changed),
            changed.content.map(({ props }) => props.id as string),
          )
        }
      >
        <div className={styles.editor}>
          <section className={styles.tools} aria-label={texts.add}>
            <h3 className={styles.title}>{texts.add}</h3>
            <Puck.Components />
            <BlockOrder onChosen={() => fieldsTitle.current?.focus()} />
          </section>
          <div className={styles.canvas}>
            <Puck.Preview />
          </div>
          <section className={styles.fields} aria-label={texts.selected}>
            <h3 ref={fieldsTitle} tabIndex={-1} className={styles.title}>
              {texts.selected}
            </h3>
            <Puck.Fields />
          </section>
        </div>
      </Puck>
    </BlockReasonsContext>
  );
}
