import type { FirmId } from '@emsal/api/calls/identifiers';
import { insurersByName } from '@emsal/insurers/registry';
import type { QuoteRow } from '../offer-store';
import { notAskedTexts as texts } from './not-asked.texts';

type Quote = Pick<QuoteRow, 'firmIds' | 'line'>;

/** Insurers that are not part of the quote, by name. One may have begun to sell the line since it was requested. */
export const insurersNotAsked = ({ firmIds, line }: Quote): { firmId: FirmId; name: string; reason: string }[] =>
  insurersByName
    .filter(({ firmId }) => !firmIds.includes(firmId))
    .map(({ firmId, name, lines }) => ({
      firmId,
      name,
      reason: lines.some((sold) => sold === line) ? texts.notYet : texts.notSold,
    }));
