import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.RunTask(scope, 'Example', {
    organization: 'acme',
    name: 'image-scan',
    url: 'https://scanner.example.com/hooks/terraform',
    description: 'Scans the images that a plan would start.',
  });
}
