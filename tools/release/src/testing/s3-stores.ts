import { S3Client } from '@aws-sdk/client-s3';
import { listen, loopback } from '@torsa/node-lib/listen';
import { onTestFinished } from 'vitest';
import { S3Store } from '../store/s3-store.ts';
import { createS3StandIn, type S3StandIn } from './s3-stand-in.ts';

const bucket = 'torsa';

/** A bucket with conditional writes, and what is in it. */
export async function standInStore(
  prefix = 'site',
  pageSize = 1000,
): Promise<{ readonly store: S3Store; readonly standIn: S3StandIn; readonly port: number }> {
  const standIn = createS3StandIn(pageSize);
  const port = await listen(standIn.server);
  onTestFinished(() => {
    standIn.server.close();
    standIn.server.closeAllConnections();
  });
  return { store: new S3Store(bucket, prefix, clientOf(port)), standIn, port };
}

function clientOf(port: number): S3Client {
  const client = new S3Client({
    endpoint: `http://${loopback}:${port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'key', secretAccessKey: 'key' },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  onTestFinished(() => client.destroy());
  return client;
}
