/** Says why rounds fail, once for each reason: the edge may be starting, and the next round tries again. */
export function reportFaults(report: (words: string) => void) {
  let last = '';
  return {
    failed: ({ message }: Error): void => {
      if (message !== last) report(`versions on trial are not watched now: ${message}`);
      last = message;
    },
    passed: (): void => {
      if (last) report('versions on trial are watched again');
      last = '';
    },
  };
}
