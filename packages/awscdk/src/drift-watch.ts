import { Duration, Lazy, NestedStack, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, IAlarm, Metric, MetricOptions, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Rule, RuleTargetInput, RuleTargetInputProperties, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { IFunction } from 'aws-cdk-lib/aws-lambda';
import { ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { deployTimeValues } from './deploy-time-values';
import { LintelProvider } from './lintel-provider';
import { suppress } from './suppressions';

/** What is configured of a `DriftWatch`. */
export interface DriftWatchProps {
  /**
   * The provider whose objects are looked at, by its connections. A stack with several providers has a watch for each.
   *
   * @default - the provider of the stack
   */
  readonly provider?: LintelProvider;

  /**
   * When it looks. As long as there is drift, each look sends a message.
   *
   * @default - once a day
   */
  readonly schedule?: Schedule;

  /**
   * Where messages go. CloudWatch must be allowed to publish there too, for the alarm that tells that nobody could look.
   *
   * @default - a topic of its own, `topic`, to which whoever is to hear of drift subscribes
   */
  readonly topic?: ITopic;
}

/**
 * Tells what was changed behind a stack: on a schedule, a function compares every resource of Lintel in the stack, and in those that are nested
 * in it, with what there is. It writes the metric `DriftedResources`, on which there is an alarm, and sends a message that names each resource
 * and attribute, what the template says and what was found. It changes nothing.
 *
 * The function has the code of the provider's, and a role of its own: it may read what CloudFormation says of these stacks and the tokens of the
 * services, publish to the topic, and write to the provider's log group.
 */
export class DriftWatch extends Construct {
  /** Where messages go. */
  public readonly topic: ITopic;

  /** The function that looks. */
  public readonly lambdaFunction: IFunction;

  /** Goes off while something is not as the template says. It does nothing by itself, since the message says more. */
  public readonly alarm: IAlarm;

  /** Goes off while it is not possible to look, and tells the topic. */
  public readonly failureAlarm: IAlarm;

  private readonly stack: Stack;

  /**
   * @param scope where the construct belongs: the stack that is watched
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: DriftWatchProps = {}) {
    const provider = props.provider ?? LintelProvider.of(scope);
    if (!(provider instanceof LintelProvider)) {
      throw new Error(`${[scope.node.path, id].join('/')}: the provider is one of another app, which alone knows where its tokens are. Make the watch with a LintelProvider of this app, and give it as \`provider\`.`);
    }
    super(scope, id);
    this.stack = Stack.of(this);
    const ownTopic = props.topic ? undefined : new Topic(this, 'Topic', { displayName: `Drift of ${this.stack.node.id}`.slice(0, 100), enforceSSL: true });
    this.topic = props.topic ?? ownTopic!;
    const watcher = provider._makeWatcher(this);
    this.lambdaFunction = watcher;
    watcher.addToRolePolicy(new PolicyStatement({
      actions: ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate', 'cloudformation:ListStackResources'],
      resources: Lazy.list({ produce: () => [this.stack, ...nestedStacksIn(this.stack)].map(({ stackId }) => stackId) }),
    }));
    this.topic.grantPublish(watcher);
    new Rule(this, 'Schedule', {
      description: `Looks for drift of ${this.stack.node.path}`,
      schedule: props.schedule ?? Schedule.rate(Duration.days(1)),
      targets: [new LambdaTarget(watcher, { event: new WatchRequest(this.stack, this.topic) })],
    });
    this.alarm = this.makeAlarm('Alarm', this.metricDriftedResources(), `Something that ${this.stack.node.path} declares was changed behind the template`);
    const failureAlarm = this.makeAlarm('FailureAlarm', watcher.metricErrors({ period: PERIOD }), `It was not possible to look for drift of ${this.stack.node.path}`);
    failureAlarm.addAlarmAction(new SnsAction(this.topic));
    this.failureAlarm = failureAlarm;
    suppress(this.alarm, { CloudWatchAlarmAction: 'The watch itself sends a message, which says more than an alarm does. What else an alarm of drift is to do is for whoever uses the construct to say.' });
    if (ownTopic) suppress(ownTopic, { SNSEncryptedKMS: 'There is no secret in a message. The property topic of the DriftWatch is for a topic with a key of your own.' });
    // A topic with a policy of its own lets nobody in by itself.
    ownTopic?.addToResourcePolicy(new PolicyStatement({
      effect: Effect.ALLOW,
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [ownTopic.topicArn],
      conditions: { ArnEquals: { 'aws:SourceArn': failureAlarm.alarmArn } },
    }));
  }

  /**
   * How many resources are not as the template says: changed, or gone.
   *
   * @default max over 5 minutes
   * @param props what is otherwise about the metric
   */
  public metricDriftedResources(props: MetricOptions = {}): Metric {
    return this.metric('DriftedResources', props);
  }

  /**
   * How many resources could not be looked at.
   *
   * @default max over 5 minutes
   * @param props what is otherwise about the metric
   */
  public metricUnreadResources(props: MetricOptions = {}): Metric {
    return this.metric('UnreadResources', props);
  }

  private metric(metricName: string, props: MetricOptions): Metric {
    return new Metric({ namespace: 'Lintel', metricName, dimensionsMap: { StackName: this.stack.stackName }, statistic: Stats.MAXIMUM, period: PERIOD, ...props });
  }

  /** Between two looks nothing is measured, and an alarm stays as it is. */
  private makeAlarm(id: string, metric: Metric, alarmDescription: string): Alarm {
    return new Alarm(this, id, {
      metric, alarmDescription, threshold: 1, evaluationPeriods: 1, comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.IGNORE,
    });
  }
}

const PERIOD = Duration.minutes(5);

/** What the function is told each time. It is made when the app is synthesized, so that the stack has all its resources. */
class WatchRequest extends RuleTargetInput {
  constructor(private readonly stack: Stack, private readonly topic: ITopic) {
    super();
  }

  public bind(): RuleTargetInputProperties {
    const request = () => ({ Stack: this.stack.stackId, Topic: this.topic.topicArn, Values: deployTimeValues(this.stack) });
    return { input: Lazy.string({ produce: () => this.stack.toJsonString(request()) }) };
  }
}

function nestedStacksIn(stack: Stack): NestedStack[] {
  return stack.node.findAll().filter((construct): construct is NestedStack => construct !== stack && NestedStack.isNestedStack(construct));
}
