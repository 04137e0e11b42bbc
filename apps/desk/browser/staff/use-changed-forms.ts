import { useCallback, useEffect, useState } from 'react';

export type MarkChanged = (form: string, isChanged: boolean) => void;

/** Which of a page's forms hold something that is not saved. */
export function useChangedForms(): { isChanged: boolean; mark: MarkChanged } {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const mark = useCallback<MarkChanged>((form, isChanged) => {
    setChanged((last) => {
      if (last.has(form) === isChanged) return last;
      return new Set(isChanged ? [...last, form] : [...last].filter((one) => one !== form));
    });
  }, []);
  return { isChanged: changed.size > 0, mark };
}

/** Tells the page, while the form stands there. */
export function useReportChanged(mark: MarkChanged, form: string, isChanged: boolean): void {
  useEffect(() => {
    mark(form, isChanged);
    return () => mark(form, false);
  }, [mark, form, isChanged]);
}
