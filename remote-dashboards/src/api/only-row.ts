import { CallError } from '@torsa/shared/database/answer-of';

/** The row of an answer that has one at most. @throws {CallError} `missing` when it has none. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new CallError('missing', 'There is no such row for this caller.');
  return row;
}
