import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

/** Makes a bucket on a host. */
export async function createBucket(name: string, env: Readonly<Record<string, string>>): Promise<void> {
  const client = new S3Client({
    endpoint: env['AWS_ENDPOINT_URL_S3'] ?? '',
    region: 'us-east-1',
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: env['AWS_ACCESS_KEY_ID'] ?? '', secretAccessKey: env['AWS_SECRET_ACCESS_KEY'] ?? '' },
  });
  await client.send(new CreateBucketCommand({ Bucket: name }));
  client.destroy();
}
