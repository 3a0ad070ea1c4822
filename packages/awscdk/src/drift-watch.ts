import { Duration, Lazy, NestedStack, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  IAlarm,
  Metric,
  MetricOptions,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
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

/** Properties of a `DriftWatch`. */
export interface DriftWatchProps {
  /**
   * The provider whose resources are watched, through its connections. A stack with several providers needs a watch for each.
   *
   * @default - the provider of the stack
   */
  readonly provider?: LintelProvider;

  /**
   * When the stack is checked. Each check sends a message as long as there is drift.
   *
   * @default - once a day
   */
  readonly schedule?: Schedule;

  /**
   * The topic for messages. CloudWatch must be allowed to publish to it as well, for the failure alarm.
   *
   * @default - a new topic is created, which is available as `topic`
   */
  readonly topic?: ITopic;
}

/**
 * Detects drift of a stack: on a schedule, a function compares every Lintel resource of the stack and its nested stacks with the existing
 * object. It writes the metric `DriftedResources`, which has an alarm, and sends a message with each resource and attribute that differs, its
 * value in the template and its actual value. It changes nothing.
 *
 * The function has the same code as the function of the provider, and a separate role. It may describe these stacks, read the tokens of the
 * services, publish to the topic, and write to the log group of the provider.
 */
export class DriftWatch extends Construct {
  /** The topic for messages. */
  public readonly topic: ITopic;

  /** The function that checks the stack. */
  public readonly lambdaFunction: IFunction;

  /** The alarm that is active while resources have drifted. It has no action, since the message contains more details. */
  public readonly alarm: IAlarm;

  /** The alarm that is active while checks fail. It notifies the topic. */
  public readonly failureAlarm: IAlarm;

  private readonly stack: Stack;

  /**
   * @param scope the parent of the construct, in the stack to watch
   * @param id the id of the construct
   * @param props the properties
   */
  constructor(scope: Construct, id: string, props: DriftWatchProps = {}) {
    const provider = props.provider ?? LintelProvider.of(scope);
    if (!(provider instanceof LintelProvider)) {
      throw new Error(
        `${[scope.node.path, id].join('/')}: the provider is imported from another app, so the location of its tokens is not known. Create a LintelProvider in this app and set it as \`provider\`.`,
      );
    }
    super(scope, id);
    this.stack = Stack.of(this);
    const ownTopic = props.topic
      ? undefined
      : new Topic(this, 'Topic', { displayName: `Drift of ${this.stack.node.id}`.slice(0, 100), enforceSSL: true });
    this.topic = props.topic ?? ownTopic!;
    const watcher = provider._makeWatcher(this);
    this.lambdaFunction = watcher;
    watcher.addToRolePolicy(
      new PolicyStatement({
        actions: ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate', 'cloudformation:ListStackResources'],
        resources: Lazy.list({
          produce: () => [this.stack, ...nestedStacksIn(this.stack)].map(({ stackId }) => stackId),
        }),
      }),
    );
    this.topic.grantPublish(watcher);
    new Rule(this, 'Schedule', {
      description: `Checks ${this.stack.node.path} for drift`,
      schedule: props.schedule ?? Schedule.rate(Duration.days(1)),
      targets: [new LambdaTarget(watcher, { event: new WatchRequest(this.stack, this.topic) })],
    });
    this.alarm = this.makeAlarm(
      'Alarm',
      this.metricDriftedResources(),
      `Resources of ${this.stack.node.path} have drifted from the template`,
    );
    const failureAlarm = this.makeAlarm(
      'FailureAlarm',
      watcher.metricErrors({ period: PERIOD }),
      `Checking ${this.stack.node.path} for drift failed`,
    );
    failureAlarm.addAlarmAction(new SnsAction(this.topic));
    this.failureAlarm = failureAlarm;
    suppress(this.alarm, {
      CloudWatchAlarmAction:
        'The function sends a message with more details than an alarm has. Users of the construct can add actions.',
    });
    if (ownTopic) {
      suppress(ownTopic, {
        SNSEncryptedKMS:
          'Messages contain no secrets. To use a customer managed key, set the property topic of the DriftWatch.',
      });
    }
    // A topic with an explicit policy has no default permissions.
    ownTopic?.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [ownTopic.topicArn],
        conditions: { ArnEquals: { 'aws:SourceArn': failureAlarm.alarmArn } },
      }),
    );
  }

  /**
   * The number of resources that have drifted: changed or gone.
   *
   * @default max over 5 minutes
   * @param props the properties of the metric
   */
  public metricDriftedResources(props: MetricOptions = {}): Metric {
    return this.metric('DriftedResources', props);
  }

  /**
   * The number of resources that could not be read.
   *
   * @default max over 5 minutes
   * @param props the properties of the metric
   */
  public metricUnreadResources(props: MetricOptions = {}): Metric {
    return this.metric('UnreadResources', props);
  }

  private metric(metricName: string, props: MetricOptions): Metric {
    return new Metric({
      namespace: 'Lintel',
      metricName,
      dimensionsMap: { StackName: this.stack.stackName },
      statistic: Stats.MAXIMUM,
      period: PERIOD,
      ...props,
    });
  }

  /** Between two checks there is no data, and the alarm keeps its state. */
  private makeAlarm(id: string, metric: Metric, alarmDescription: string): Alarm {
    return new Alarm(this, id, {
      metric,
      alarmDescription,
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.IGNORE,
    });
  }
}

const PERIOD = Duration.minutes(5);

/** The event of the schedule. It is rendered during synthesis, when the stack has all its resources. */
class WatchRequest extends RuleTargetInput {
  constructor(
    private readonly stack: Stack,
    private readonly topic: ITopic,
  ) {
    super();
  }

  public bind(): RuleTargetInputProperties {
    const request = () => ({
      Stack: this.stack.stackId,
      Topic: this.topic.topicArn,
      Values: deployTimeValues(this.stack),
    });
    return { input: Lazy.string({ produce: () => this.stack.toJsonString(request()) }) };
  }
}

function nestedStacksIn(stack: Stack): NestedStack[] {
  return stack.node
    .findAll()
    .filter((construct): construct is NestedStack => construct !== stack && NestedStack.isNestedStack(construct));
}
