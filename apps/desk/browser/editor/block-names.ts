import { deskTexts } from '../desk.texts';
import type { BlockKind } from './block-data';

export const blockNames: Readonly<Record<BlockKind, string>> = {
  ...deskTexts.blocks,
  ...deskTexts.landing.names,
};
