import { CommandError } from '@torsa/node-lib/command-error';
import { runUnitTests } from './run-tests.ts';
import { printTestResults } from './test.ts';

const contract = 'tools/release/src/store/bucket-contract.test.ts';

/**
 * `verify:store` tests in a temporary folder of an S3 bucket whether the bucket has the properties that releases need.
 */
export async function verifyS3Store(): Promise<void> {
  const needed = ['VERIFY_STORE', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
  const missing = needed.filter((name) => !process.env[name]);
  if (missing.length > 0 || !/^s3:\/\//.test(process.env['VERIFY_STORE'] ?? '')) {
    throw new CommandError(
      `${missing.join(', ') || 'VERIFY_STORE'} must be set. VERIFY_STORE is s3://bucket or s3://bucket/folder, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are credentials that may write there. Other services than Amazon also need AWS_ENDPOINT_URL.`,
    );
  }
  printTestResults([await runUnitTests([contract])]);
}
