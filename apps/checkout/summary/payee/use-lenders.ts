/** Banks, finance companies and the branches of a bank in a province, loaded when needed. */
import { useReplies, type ListRequest } from '@emsal/funnel/fields/use-replies';
import { queryKey } from '@emsal/funnel/submission/query';
import type { SelectOption } from '@emsal/ui/select/select';

type Request = ListRequest<SelectOption>;

export interface LenderList {
  options: readonly SelectOption[];
  loading: boolean;
  /** Where it could not be loaded, or came empty. */
  retry?: () => void;
}

const option = ({ code, name }: { code: string; name: string }): SelectOption => ({ value: code, label: name });
const banks: Request = { call: 'GET quoterequestapi/sharedstep/GetBankList', body: {}, option };
const companies: Request = { call: 'GET quoterequestapi/sharedstep/getfinancecorparetlist', body: {}, option };
const branchesOf = (bankCode: string, bankCity: string): Request => ({
  call: 'GET quoterequestapi/sharedstep/getbankbranchlist/{bankCode}/{bankCity}',
  body: { bankCode, bankCity },
  option,
});

export function useLenders({ kind, bank, city }: { kind: string; bank: string; city: string }) {
  const branches = bank !== '' && city !== '' ? branchesOf(bank, city) : undefined;
  const { replies, retry } = useReplies(kind === 'company' ? [companies] : [banks, ...(branches ? [branches] : [])]);
  const listOf = (request: Request | undefined): LenderList => {
    if (!request) return { options: [], loading: false };
    const key = queryKey(request);
    const reply = replies[key];
    return {
      options: reply ?? [],
      loading: reply === undefined,
      ...(reply !== undefined && !reply?.length && { retry: () => retry(key) }),
    };
  };
  return { bank: listOf(banks), company: listOf(companies), branch: listOf(branches) };
}
