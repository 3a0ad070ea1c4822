package terraform

deny contains "a reason" if false
