/** The maximum number of combining marks on a letter. No script uses more. */
const maxMarks = 30;
const longRun = /\p{M}{31,}/gu;

/** Splits each run of more than 30 combining marks. The joined pieces equal the text. */
export function splitCombiningMarks(text: string): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const { 0: run, index } of text.matchAll(longRun)) {
    const end = index + run.length;
    for (let cut = index + maxMarks; cut < end; cut += maxMarks) {
      pieces.push(text.slice(start, cut));
      start = cut;
    }
  }
  return [...pieces, text.slice(start)];
}
