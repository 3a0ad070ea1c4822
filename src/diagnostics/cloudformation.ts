import type { Explanations } from './explanation';

/** Faults that only CloudFormation has. */
export const CLOUDFORMATION = {
  'stack-event-late': {
    title: 'An event of a stack came too late',
    cause: 'CloudFormation no longer waits for the event, or has sent a later one, so that its result would be lost.',
    lookAt: 'The time of the event, throttling of the function, and its queue.',
    remedy: 'Deploy again. The message says whether an object was deleted again or is left.',
    example: 'The Create arrived 4000 seconds after CloudFormation sent it. Nothing was done. Deploy again.',
  },
  'stack-time-over': {
    title: 'The time of the function is over',
    cause: 'The operation takes longer than the function, or CloudFormation, waits.',
    lookAt: 'The state of the object on the service, and the log of the function.',
    remedy: 'Deploy again once the service has finished, or set a longer service timeout.',
    example: 'The service has not finished in time.',
  },
  'stack-adoption-invalid': {
    title: '`Adopt` cannot be used like this',
    cause: 'The object does not exist, differs in what forces replacement, or belongs to another resource.',
    lookAt: 'The import id, and the differences that the message names.',
    remedy: 'Correct `Adopt` or the properties. An existing resource cannot adopt another object.',
    example: 'Adopt: RunTask task-1 does not exist, or the token of the function cannot see it.',
  },
  'stack-name-taken': {
    title: 'A replacement needs another name',
    cause: 'CloudFormation creates the new object before it deletes the old one, and both would have the same name.',
    lookAt: 'The properties that the message names, whose change forces replacement.',
    remedy: 'Change the name in the same update, or remove the resource, deploy, and add it again.',
    example: 'Category: this change forces replacement.',
  },
  'stack-service-changed': {
    title: 'The function is connected to another service',
    cause: 'The address of the function is not the one at which the object was created, or is to be created.',
    lookAt: 'The two addresses in the message.',
    remedy: 'Configure the old address again; add it to `formerAddresses` if both are the same service.',
    example: 'Connection: task-1 is at https://a.example, but the function is now connected to https://b.example.',
  },
  'stack-private-key': {
    title: 'The private key has no place, or must have none',
    cause: '`PrivateKeySecret` is required exactly where the service returns a private key.',
    lookAt: 'The property of the resource.',
    remedy: 'Set it to the ARN of a secret in Secrets Manager, or remove it.',
    example: 'PrivateKeySecret is required: the ARN of the secret in Secrets Manager that stores the private key.',
  },
  'stack-id-unusable': {
    title: 'A physical id cannot be used',
    cause: 'The id is longer than CloudFormation accepts, or is not one that the function has made.',
    lookAt: 'The id in the message.',
    remedy: 'Shorten the names in it; delete an object that is left manually.',
    example: 'The physical id would have 1100 bytes, and CloudFormation accepts at most 1024.',
  },
  'stack-outcome-unknown': {
    title: 'It is not known whether an operation was performed',
    cause: 'An earlier delivery of the same request began and did not finish, or the request could not be noted.',
    lookAt: 'The service, and the log of the function.',
    remedy: 'Check what happened, then deploy again. Operations are never repeated automatically.',
    example: 'It is not known whether a certificate was issued.',
  },
  'watched-stack-unreadable': {
    title: 'The watched stack cannot be read',
    cause: 'CloudFormation did not return the stack, its template or its resources, or the template is not in JSON.',
    lookAt: 'The action in the message, and whether the stack still exists.',
    remedy: 'Grant the action to the role of the function, or delete the schedule of a stack that is gone.',
    example: 'CloudFormation did not describe arn:aws:cloudformation:… (GetTemplate: AccessDenied).',
  },
  'watch-message-not-sent': {
    title: 'The message about drift was not sent',
    cause: 'There is drift, or a resource could not be read, and the topic refused the message that says so.',
    lookAt: 'The policy of the topic and its key. The metrics and the log were written before.',
    remedy: 'Grant `sns:Publish` on the topic to the role of the function, and the use of its customer managed key.',
    example: 'The message could not be sent to arn:aws:sns:… (AuthorizationError).',
  },
} satisfies Explanations;
